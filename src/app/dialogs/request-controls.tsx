import { useMemo } from 'react';
import type { RequestOptions, ToolChoice, ToolSearch } from '../../core/targets/request/request-options.ts';
import { Switch } from '../ui/switch.tsx';
import { usePanelWords } from '../use-panel-words.ts';
import { useStudio } from '../use-studio.ts';
import { groupsByPrefix } from './name-groups.ts';

const CHOICES = ['auto', 'none', 'required'] as const;
const SEARCHES = ['regex', 'bm25', 'server'] as const satisfies readonly ToolSearch[];
/** More tools than this make no list to choose from. */
const LISTED_TOOLS = 200;

interface RequestControlsProps {
  readonly options: RequestOptions;
  readonly onChange: (options: RequestOptions) => void;
}

/** What a caller adds to the tools. Options that a provider has no place for are said so in the answer. */
export function RequestControls({ options, onChange }: RequestControlsProps) {
  const say = usePanelWords();
  const tools = useStudio((state) => state.tools);
  const { toolChoice, toolSearch, parallelCalls, deferLoading, cacheControl, namespaces } = options;
  const groups = useMemo(() => groupsByPrefix(tools.map(({ name }) => name)), [tools]);
  return (
    <div className="request-controls">
      <label className="inline-label">
        {say('app-request-choice')}
        <select
          className="field"
          value={choiceText(toolChoice)}
          onChange={({ target }) => onChange(withOption(options, 'toolChoice', readChoice(target.value)))}
        >
          <option value="">{say('app-request-unset')}</option>
          {CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {say(`app-choice-${choice}`)}
            </option>
          ))}
          {tools.slice(0, LISTED_TOOLS).map(({ key, name }) => (
            <option key={key} value={`tool:${name}`}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="inline-label">
        {say('app-request-search')}
        <select
          className="field"
          value={toolSearch ?? ''}
          onChange={({ target }) => {
            const search = SEARCHES.find((known) => known === target.value);
            onChange(withOption(options, 'toolSearch', search));
          }}
        >
          <option value="">{say('app-request-unset')}</option>
          {SEARCHES.map((search) => (
            <option key={search} value={search}>
              {search}
            </option>
          ))}
        </select>
      </label>
      <Switch
        label={say('app-request-one-call')}
        isOn={parallelCalls === false}
        onChange={(isOn) => onChange(withOption(options, 'parallelCalls', isOn ? false : undefined))}
      />
      <Switch
        label={say('app-request-defer')}
        isOn={deferLoading === 'all'}
        onChange={(isOn) => onChange(withOption(options, 'deferLoading', isOn ? 'all' : undefined))}
      />
      <Switch
        label={say('app-request-cache')}
        isOn={cacheControl === 'last'}
        onChange={(isOn) => onChange(withOption(options, 'cacheControl', isOn ? 'last' : undefined))}
      />
      {groups.length > 0 && (
        <Switch
          label={say('panel-namespaces')}
          isOn={namespaces !== undefined}
          onChange={(isOn) => onChange(withOption(options, 'namespaces', isOn ? groups : undefined))}
        />
      )}
    </div>
  );
}

/** Undefined removes the option: absent is not the same as set to nothing. */
function withOption<Key extends keyof RequestOptions>(
  options: RequestOptions,
  key: Key,
  value: RequestOptions[Key] | undefined,
): RequestOptions {
  const { [key]: _, ...others } = options;
  return value === undefined ? others : { ...others, [key]: value };
}

function choiceText(choice: ToolChoice | undefined): string {
  return typeof choice === 'object' ? `tool:${choice.tool}` : (choice ?? '');
}

function readChoice(text: string): ToolChoice | undefined {
  return text.startsWith('tool:') ? { tool: text.slice(5) } : CHOICES.find((choice) => choice === text);
}

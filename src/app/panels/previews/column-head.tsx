import { memo } from 'react';
import { familyOf, TARGET_FAMILIES, type TargetFamily, type TargetId } from '../../../core/model/target-id.ts';
import { store } from '../../studio.ts';
import { FAMILY_FACES, MCP_REVISIONS, targetLabel } from '../../targets/target-label.ts';
import { Switch } from '../../ui/switch.tsx';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';

/** Which provider the column shows, and in which mode. */
export const ColumnHead = memo(function ColumnHead({ target }: { readonly target: TargetId }) {
  const say = useWords();
  const family = familyOf(target);
  const columns = useStudio((state) => state.columns);
  const { columnReplaced } = store.getState();
  const isFree = (other: TargetFamily) => other === family || !columns.some((column) => familyOf(column) === other);
  return (
    <div className="column-head">
      <select
        className="field column-family"
        aria-label={say('app-column-provider', { target: targetLabel(target) })}
        value={family}
        onChange={(event) => columnReplaced(target, event.target.value as TargetFamily)}
      >
        {TARGET_FAMILIES.filter(isFree).map((other) => (
          <option key={other} value={other}>
            {FAMILY_FACES[other].label}
          </option>
        ))}
      </select>
      <ModeControl target={target} />
    </div>
  );
});

function ModeControl({ target }: { readonly target: TargetId }) {
  const say = useWords();
  const family = familyOf(target);
  const { label, switched } = FAMILY_FACES[family];
  const { columnReplaced } = store.getState();
  if (switched !== undefined) {
    return (
      <Switch
        label={say(switched.label)}
        name={`${say(switched.label)} ${label}`}
        isOn={target === switched.target}
        onChange={(isOn) => columnReplaced(target, isOn ? switched.target : family)}
      />
    );
  }
  return (
    <select
      className="field"
      aria-label={say('app-mcp-revision')}
      value={target}
      onChange={(event) => columnReplaced(target, event.target.value as TargetId)}
    >
      {MCP_REVISIONS.map((revision) => (
        <option key={revision.target} value={revision.target}>
          {revision.label}
        </option>
      ))}
    </select>
  );
}

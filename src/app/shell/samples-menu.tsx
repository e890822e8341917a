import { DropdownMenu } from 'radix-ui';
import { openSample, useSamples } from '../samples/samples.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';

export function SamplesMenu() {
  const say = useWords();
  const language = useStudio((state) => state.language);
  const samples = useSamples();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button look="quiet" title={say('app-samples')}>
          <Icon name="book-open-text" size={15} />
          <span className="button-word">{say('app-samples')}</span>
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="start">
          {samples.length === 0 && (
            <DropdownMenu.Item className="menu-item" disabled>
              {say('app-samples-none')}
            </DropdownMenu.Item>
          )}
          {samples.map((sample) => (
            <DropdownMenu.Item key={sample.id} className="menu-item" onSelect={() => void openSample(sample)}>
              {sample.title[language]}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

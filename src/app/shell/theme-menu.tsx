import { DropdownMenu } from 'radix-ui';
import { THEMES, type Theme } from '../../state/settings-slice.ts';
import { store } from '../studio.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';

export function ThemeMenu() {
  const say = useWords();
  const theme = useStudio((state) => state.theme);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={say('app-theme')}>
          <Icon name="sun-moon" size={16} />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end">
          <DropdownMenu.RadioGroup
            value={theme}
            onValueChange={(value) => store.getState().themeChosen(value as Theme)}
          >
            {THEMES.map((known) => (
              <DropdownMenu.RadioItem key={known} className="menu-item" value={known}>
                <span className="menu-check" aria-hidden="true">
                  {known === theme ? '●' : ''}
                </span>
                {say(`app-theme-${known}`)}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

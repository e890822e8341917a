import { runCommand } from '../commands/run-command.ts';
import { openSample, useSamples } from '../samples/samples.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';
import './welcome.css';

/** The first screen: what this is for, and three ways to begin. */
export function Welcome() {
  const say = useWords();
  const language = useStudio((state) => state.language);
  const samples = useSamples();
  return (
    <div className="welcome scroller">
      <div className="welcome-body">
        <h2 className="welcome-title">{say('app-welcome-title')}</h2>
        <p>{say('app-welcome-text')}</p>
        <div className="welcome-acts">
          <Button look="primary" onClick={() => runCommand('paste')}>
            <Icon name="clipboard-paste" size={15} />
            {say('app-welcome-paste')}
          </Button>
          <Button onClick={() => runCommand('open')}>
            <Icon name="folder-open" size={15} />
            {say('app-welcome-open')}
          </Button>
          <Button onClick={() => runCommand('server')}>
            <Icon name="server" size={15} />
            {say('workspace-server')}
          </Button>
          <Button onClick={() => runCommand('new')}>
            <Icon name="file-plus" size={15} />
            {say('app-welcome-new')}
          </Button>
        </div>
        {samples.length > 0 && (
          <>
            <h3>{say('app-welcome-samples')}</h3>
            <ul className="sample-list">
              {samples.map((sample) => (
                <li key={sample.id}>
                  <button type="button" className="sample" onClick={() => void openSample(sample)}>
                    {sample.title[language]}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="welcome-private">{say('app-welcome-private')}</p>
      </div>
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { SettingsView } from '../../worker/protocol/rule-jobs.ts';
import { analysis } from '../studio.ts';
import { useStudio } from '../use-studio.ts';

/** The lint settings in force; null until the worker has answered. */
export function useSettings(): SettingsView | null {
  const revision = useStudio((state) => state.analysedRevision);
  const [settings, setSettings] = useState<SettingsView | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision may hold other settings.
  useEffect(() => {
    let isCurrent = true;
    void analysis.run('settings', null).then((result) => {
      if (isCurrent && result.ok) setSettings(result.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [revision]);
  return settings;
}

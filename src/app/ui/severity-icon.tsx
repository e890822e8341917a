import { memo } from 'react';
import type { Severity } from '../../core/model/diagnostic.ts';
import { Icon } from './icon.tsx';

const ICONS = { error: 'circle-x', warning: 'triangle-alert', info: 'info' } as const;

export const SeverityIcon = memo(function SeverityIcon({ severity }: { readonly severity: Severity }) {
  return <Icon name={ICONS[severity]} size={14} className={`tone-${severity}`} />;
});

import { CircleX, Info, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Severity } from '../../core/model/diagnostic.ts';

const ICONS = { error: CircleX, warning: TriangleAlert, info: Info } as const;

export const SeverityIcon = memo(function SeverityIcon({ severity }: { readonly severity: Severity }) {
  const Icon = ICONS[severity];
  return <Icon size={14} className={`tone-${severity}`} aria-hidden="true" />;
});

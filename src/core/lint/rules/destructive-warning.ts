import { defineRule } from '../define-rule.ts';
import { effectByName } from '../facts/tool-effect.ts';
import { says } from '../lexicons/index.ts';
import { documentationSpec } from '../sources.ts';

export const destructiveWarning = defineRule({
  id: 'destructive-warning',
  family: 'safety',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary:
    'A destructive tool says in its description that its effect is permanent, or that the user confirms it first.',
  why: 'Most providers have no field for it in their format; the description is the only place where the model is told.',
  source: documentationSpec('8'),
  confidence: 0.6,
  messages: {
    silent:
      'The tool is destructive, but its description says neither that the effect is permanent nor that the user confirms it first.',
  },
  examples: {
    good: [
      {
        name: 'delete_note',
        description: 'Delete a note permanently. Ask the user to confirm first.',
        idempotency: { destructive: true },
      },
    ],
    bad: [
      {
        tool: { name: 'delete_note', description: 'Delete a note.', idempotency: { destructive: true } },
        expect: 'silent',
        at: '/description',
      },
    ],
  },
  /** In foreign documents the flag stands on every update too, so there the name has to say that something goes for good. */
  check(tool, report, { origin }) {
    const text = tool.description ?? '';
    const flag = tool.idempotency?.destructive;
    const destroys = flag !== false && effectByName(tool) === 'destroys';
    if (!destroys && !(flag === true && origin === 'authored')) return;
    if (text.trim() !== '' && !says('irreversible', text)) report('silent', ['description']);
  },
});

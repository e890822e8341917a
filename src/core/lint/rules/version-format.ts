import { get } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { documentationSpec } from '../sources.ts';

/** SemVer 2.0.0: three numbers without leading zeros, then an optional pre-release and build. */
const SEMVER =
  /^(?:0|[1-9]\d{0,9})\.(?:0|[1-9]\d{0,9})\.(?:0|[1-9]\d{0,9})(?:-[0-9A-Za-z.-]{1,100})?(?:\+[0-9A-Za-z.-]{1,100})?$/;

export const versionFormat = defineRule({
  id: 'version-format',
  family: 'versioning',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'The version is a semantic version.',
  why: 'Readers and tools tell a breaking change from an addition by the number that went up.',
  source: documentationSpec('11'),
  messages: {
    none: 'The descriptor has no "version". Add one, such as 1.0.0.',
    format: '"{version}" is not a semantic version such as 1.4.0.',
    complete: 'Change to "{version}"',
  },
  examples: {
    good: [{ name: 'a', version: '1.4.0' }],
    bad: [
      { tool: { name: 'a' }, expect: 'none', at: '' },
      { tool: { name: 'a', version: 'v1.4' }, expect: 'format', at: '/version' },
    ],
  },
  check(tool, report) {
    const version = get(tool.raw, 'version');
    if (version === undefined) report('none', [], { severity: 'info' });
    if (typeof version !== 'string' || SEMVER.test(version)) return;
    const numbers = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?$/i.exec(version.trim());
    const whole = numbers === null ? '' : [numbers[1], numbers[2] ?? '0', numbers[3] ?? '0'].map(Number).join('.');
    const edits = [{ op: 'set', pointer: ['version'], value: whole }] as const;
    const fixes = whole === '' ? [] : [{ title: 'complete', data: { version: whole }, safe: true, edits } as const];
    report('format', ['version'], { data: { version }, fixes });
  },
});

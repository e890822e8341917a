import { expect, test } from 'vitest';
import { splitCommand } from './split-command.ts';

test.each([
  { command: 'node server.js --port 1', want: ['node', 'server.js', '--port', '1'] },
  { command: '  npx   -y "a b"  \'c "d"\' ', want: ['npx', '-y', 'a b', 'c "d"'] },
  { command: 'x "a \\" b" c\\ d ""', want: ['x', 'a " b', 'c d', ''] },
  { command: 'C:\\tools\\x.exe run', want: ['C:\\tools\\x.exe', 'run'] },
  { command: "it's", want: undefined },
  { command: '', want: [] },
])('$command', ({ command, want }) => expect(splitCommand(command)).toEqual(want));

import { store } from '../studio.ts';
import { COMMANDS, type Command, type CommandId } from './commands.ts';

const LIST: readonly Command[] = COMMANDS;

export function findCommand(id: CommandId): Command | undefined {
  return LIST.find((command) => command.id === id);
}

/** Nothing happens when the command needs a document and none is open, or would change nothing. */
export function runCommand(id: CommandId): void {
  const command = findCommand(id);
  if (command !== undefined && isAvailable(command)) command.run();
}

export function isAvailable(command: Command): boolean {
  const hasWhatItNeeds = command.needsDocument !== true || store.getState().activeDocument !== null;
  return hasWhatItNeeds && command.isOfUse?.() !== false;
}

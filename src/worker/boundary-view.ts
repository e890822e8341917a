import type { BoundaryCase } from '../core/examples/boundary-cases.ts';
import { stoppedMessage } from '../core/examples/evaluation.ts';
import type { Language, Message } from '../core/model/message.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import type { Supervised } from '../core/validate/supervisor.ts';
import { renderAny } from '../core/words/words.ts';
import type { BoundaryView } from './protocol/example-jobs.ts';
import { rangeIn, type Snapshot } from './snapshot.ts';
import type { ToolRecord } from './tool-record.ts';

interface BoundaryPlace {
  readonly snapshot: Snapshot;
  readonly record: ToolRecord;
  readonly language: Language;
}

export function boundaryViews(
  outcome: Supervised<readonly BoundaryCase[]>,
  { snapshot, record, language }: BoundaryPlace,
): Result<readonly BoundaryView[], Message> {
  if (outcome.status !== 'answered') return err(stoppedMessage(outcome));
  return ok(
    outcome.answer.map(({ title, schemaPointer, arguments: args, expected }) => ({
      title: renderAny(title, language),
      arguments: JSON.stringify(args),
      expected,
      range: rangeIn(snapshot, record, schemaPointer),
    })),
  );
}

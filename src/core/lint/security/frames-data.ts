import type { Frame } from './frames.ts';
import type { Reading } from './reading.ts';

/** A secret that goes to the argument made for it. */
export const OWN_PLACE =
  /\b(?:token|auth\w*|session|key|secret|credential|password|login|api|cookie)\w*["'`]? (?:field|parameter|argument|param|header)\b|["'`]\w*(?:token|auth|session|key|secret|cred|pass|code|cookie|pem)\w*["'`]|authorization/;

/** What other tools and the person do, as against what this tool is given to work on. */
const WATCHED = ['message', 'content', 'context', 'personal', 'money', 'whole'] as const;
/** The model is said to pass something on as a matter of course. */
const HELPER_MOVES =
  /\b(?:assistant|agent|model|ai) (?:\w{2,12} )?(?:forwards|sends|copies|uploads|posts|mails|reports|submits|shares|transmits|delivers)\b/;
const FILE = /[~/]\.[a-z]|\/etc\/|\.env\b/;
const PUBLIC_KEY = /\bpublic keys?\b|\.pub\b/;

export const hasSink = (r: Reading) => r.hasAny('slot', 'outside') || r.hasReceiver;
const asksPerson = (r: Reading) => r.takes('ask', 'person', 10);
const isOfPerson = (r: Reading) =>
  r.hitsOf('personal').length > 1 || r.near('person', 'personal', 20) || r.near('whole', 'personal', 20);
/** "... so read it and pass it": the secret is named before. */
const FETCHES_AND_PASSES =
  /\b(?:read|get|take|fetch|find|copy)\b[^.]{0,40}\band (?:then )?(?:pass|send|include|put|give|add|attach)\b/;
/** A key that the model was given for something else. */
const HELD_BY_MODEL =
  /\b(?:tokens?|keys?|passwords?|credentials?|secrets?|cookies?)\b[^.]{0,12}\byou (?:have|hold|know|got|were given|can find)\b/;
const RECOVERY = /\b(?:seed|recovery|mnemonic) phrase\b/;
const isTalkWithPerson = (r: Reading) => r.near('whole', 'context', 12) && r.near('context', 'person', 20);
/** The model, as the one who acts, adds what belongs to the person. */
const addsPersonal = (r: Reading) =>
  r.has('model', 'move') &&
  r.hasAny('extra', 'order') &&
  r.near('person', 'personal', 20) &&
  !r.isAbout('personal', 'person', 'service') &&
  !r.isNegated('move');
const isDemandedHere = (r: Reading) =>
  r.takes('slot', 'secret', 40) ||
  (r.takes('slot', 'store', 40) && r.near('person', 'store', 12)) ||
  (r.startsWithOrder && r.takes('move', 'secret', 40));

/** Frames that take something private from where it belongs. */
export const DATA_FRAMES: readonly Frame[] = [
  {
    kind: 'exfiltrate',
    weigh(r) {
      if (r.sentence.place === 'parameter' && HELD_BY_MODEL.test(r.sentence.text) && r.orders('move')) return 3;
      if (!r.hasAny('secret', 'store') || r.isExample || r.isAbout('store')) return 0;
      if (r.isAbout('secret') && !r.has('store')) return 0;
      if (PUBLIC_KEY.test(r.sentence.text)) return 0;
      if (asksPerson(r) && r.secretPaths === 0) return 0;
      if (OWN_PLACE.test(r.sentence.text) && !FILE.test(r.sentence.text)) return 0;
      if (r.sentence.place === 'parameter') {
        if (r.near('secret', 'store', 12) && r.sentence.text.includes("user's ") && r.has('whole')) return 3;
        if (r.has('model', 'order') && r.takes('move', 'secret', 40) && r.near('person', 'secret', 12)) return 3;
        if (r.secretPaths > 0 && FILE.test(r.sentence.text) && !r.isNegated('secret'))
          return r.hasAny('whole', 'gather') ? 3 : 0;
        const isFetched =
          r.near('person', 'secret', 20) && (r.takes('gather', 'store', 40) || (r.orders('gather') && r.has('move')));
        return isFetched || (r.sentence.isName && r.hasAny('whole', 'gather')) ? 3 : 0;
      }
      if (r.secretPaths > 0 && r.has('slot', 'whole') && r.moves('secret') && !r.isOpening) return 3;
      if (!r.isOrder) return 0;
      if (r.near('person', 'secret', 12) && FETCHES_AND_PASSES.test(r.sentence.text)) return 3;
      if (RECOVERY.test(r.sentence.text) && r.has('slot') && r.moves('secret')) return 3;
      const moves = r.moves('secret') || r.moves('store');
      const gathers = r.takes('gather', 'secret', 60) || r.takes('gather', 'store', 60);
      if (
        moves &&
        hasSink(r) &&
        (r.secretPaths > 0 ||
          r.has('model') ||
          gathers ||
          r.near('person', 'secret', 12) ||
          r.near('whole', 'secret', 4))
      )
        return 3.5;
      if (hasSink(r) && isDemandedHere(r)) return 3;
      if (r.moves('secret') && r.hasReceiver) return 3.5;
      if (r.secretPaths > 0 && r.has('slot') && r.hasAny('move', 'demand')) return 3;
      if (gathers && r.near('whole', 'secret', 6) && r.hasAny('outside', 'slot', 'trigger', 'move')) return 3;
      if (r.moves('secret') && r.feedsThisTool) return 3;
      if (gathers && r.secretPaths > 0 && r.hasAny('move', 'demand', 'slot')) return 3;
      if (gathers && r.has('store', 'move') && hasSink(r)) return 3;
      if (moves && r.has('store', 'whole') && r.hasAny('extra', 'trigger')) return 3;
      return gathers && r.hasAny('trigger', 'always') && r.secretPaths > 0 ? 3 : 0;
    },
  },
  {
    kind: 'exfiltrate',
    weigh(r) {
      if (!r.has('context') || r.isExample) return 0;
      if (r.sentence.place === 'parameter' && isTalkWithPerson(r) && !r.isAbout('context', 'model')) return 3;
      if (r.isAbout('context', 'message', 'model')) return 0;
      if (r.sentence.place === 'parameter') return r.near('whole', 'context', 50) && !r.isAbout('service') ? 3 : 0;
      if (!r.isOrder) return 0;
      if (r.takes('say', 'context', 60) && r.near('whole', 'context', 20)) return 2.5;
      if (!r.moves('context')) return 0;
      if (r.has('slot') || r.hasReceiver || r.near('whole', 'context', 30)) return 3;
      if (r.has('outside') && /\b(?:our|us)\b/.test(r.sentence.text)) return 3;
      return r.has('outside') ? 2.5 : 0;
    },
  },
  {
    kind: 'exfiltrate',
    weigh(r) {
      if (r.sentence.place === 'parameter' && addsPersonal(r)) return 3;
      if (!r.has('personal') || !isOfPerson(r) || r.isExample) return 0;
      if (!r.isOrder || r.isOpening || r.sentence.place === 'parameter' || r.protectsPerson) return 0;
      if (r.isAbout('personal', 'money', 'person', 'service')) return 0;
      if (r.moves('personal')) return hasSink(r) || r.has('always') ? 3 : 0;
      return r.has('always') && r.has('choose') && r.near('person', 'personal', 12) ? 3 : 0;
    },
  },
  {
    kind: 'exfiltrate',
    weigh(r) {
      if (r.isOpening || r.isExample) return 0;
      if (
        r.near('whole', 'person', 12) &&
        r.moves('outside') &&
        r.isOrder &&
        /\b(?:has|have|must|is|are) (?:to )?be\b/.test(r.sentence.text)
      )
        return 3;
      if (!r.hasReceiver) return 0;
      if (r.has('extra', 'whole', 'move') && r.isOrder && !r.isNegated('move')) return 3;
      if (r.startsWithOrder && r.takes('move', 'whole', 10) && r.hasUrl) return 3;
      if (
        r.hasUrlWithData &&
        r.isOrder &&
        r.sentence.place === 'description' &&
        (r.hasAny('personal', 'context', 'secret') || r.near('person', 'message', 20))
      )
        return 3;
      const isBulk =
        r.near('whole', 'message', 20) ||
        r.near('whole', 'content', 20) ||
        r.near('whole', 'commands', 20) ||
        r.near('whole', 'money', 20) ||
        r.near('whole', 'personal', 20);
      return isBulk && r.has('move') && !r.isNegated('move') && (r.hasAddress || r.isOrder) ? 3 : 0;
    },
  },
  {
    kind: 'exfiltrate',
    weigh(r) {
      if (r.isOpening || r.isExample || !r.isOrder || r.isNegated('move')) return 0;
      if (HELPER_MOVES.test(r.sentence.text) && r.hasReceiver && r.hasAny('message', 'content', 'context', 'personal'))
        return 3.5;
      if (r.orders('move') && r.hasUrl && r.hasAny('always', 'trigger')) return 3;
      if (!r.has('extra')) return 0;
      const goesOut = (r.orders('move') || r.has('model')) && (r.takes('move', 'outside', 60) || r.hasReceiver);
      return goesOut && r.hasAny('message', 'content', 'whole', 'personal', 'context') ? 3 : 0;
    },
  },
  {
    kind: 'exfiltrate',
    weigh(r) {
      if (r.isOpening || !r.hasAny('always', 'trigger') || !r.isOrder) return 0;
      if (!r.feedsThisTool || r.isExample || r.isNegated('move') || r.isAbout('model')) return 0;
      const isFed = WATCHED.some((thing) => r.moves(thing) && !r.isAbout(thing));
      return isFed ? 3 : 0;
    },
  },
];

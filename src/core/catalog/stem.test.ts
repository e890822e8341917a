import { expect, test } from 'vitest';
import { stem } from './stem.ts';

// The examples of Porter's paper, taken through all steps.
test.each(
  `caresses:caress ponies:poni ties:ti caress:caress cats:cat feed:feed agreed:agre plastered:plaster bled:bled
   motoring:motor sing:sing conflated:conflat troubled:troubl sized:size hopping:hop tanned:tan falling:fall hissing:hiss
   fizzed:fizz failing:fail filing:file happy:happi sky:sky relational:relat conditional:condit rational:ration
   digitizer:digit radically:radic vileness:vile predication:predic operator:oper feudalism:feudal decisiveness:decis
   hopefulness:hope formality:formal triplicate:triplic formative:form electrical:electr goodness:good revival:reviv
   allowance:allow inference:infer airliner:airlin adjustable:adjust defensible:defens irritant:irrit
   replacement:replac adjustment:adjust dependent:depend adoption:adopt effective:effect bowdlerize:bowdler
   probate:probat rate:rate cease:ceas controlling:control rolling:roll`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)('%s has the stem %s', (word, want) => expect(stem(word)).toBe(want));

test.each(['review', 'deployment', 'cancel', 'schedule', 'search'])('the forms of %s meet', (word) => {
  const base = word.replace(/e$/, '');
  const forms = [`${word}s`.replace('chs', 'ches'), `${base}ed`, `${base}ing`];
  expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
});

test.each(['thời', 'số2', 'x', 'id'])('%s is left alone', (word) => expect(stem(word)).toBe(word));

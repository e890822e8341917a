/** Recomputes only when an input is another object than last time; one result is kept. */
export function memoize<State, Inputs extends readonly unknown[], Value>(
  inputsOf: (state: State) => readonly [...Inputs],
  compute: (...inputs: Inputs) => Value,
): (state: State) => Value {
  let last: { readonly inputs: readonly [...Inputs]; readonly value: Value } | undefined;
  return (state) => {
    const inputs = inputsOf(state);
    if (last === undefined || inputs.some((input, index) => !Object.is(input, last?.inputs[index]))) {
      last = { inputs, value: compute(...inputs) };
    }
    return last.value;
  };
}

/** Runs in the page before its own scripts: notes when the editor shows text, and when a key's effects are painted. */
export function installProbe() {
  Reflect.deleteProperty(window, 'showOpenFilePicker');
  const probe = { usable: 0, painted: null, expectPaint };
  window.benchProbe = probe;
  let sample;
  const observer = new MutationObserver(() => {
    if (sample === undefined) {
      sample = document.querySelector('.sample') ?? undefined;
      sample?.click();
    }
    if (!document.querySelector('.view-line')?.textContent) return;
    probe.usable = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });

  /** Milliseconds from the next key to the frame in which the text of the last of the places is another; null when one stays. */
  function expectPaint(selectors) {
    probe.painted = new Promise((resolve) => {
      const textOf = (selector) => document.querySelector(selector)?.textContent;
      const missing = new Map(selectors.map((selector) => [selector, textOf(selector)]));
      let pressed = 0;
      addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true, once: true });
      const giveUp = setTimeout(() => finish(null), 4000);
      const watcher = new MutationObserver(() => {
        if (pressed === 0) return;
        for (const [selector, before] of missing) if (textOf(selector) !== before) missing.delete(selector);
        if (missing.size > 0) return;
        watcher.disconnect();
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => finish(performance.now() - pressed);
          painted.port2.postMessage(null);
        });
      });
      watcher.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });

      function finish(time) {
        clearTimeout(giveUp);
        watcher.disconnect();
        resolve(time);
      }
    });
  }
}

/** CPU time of the page's threads while `work` runs: each task of the main thread, and the workers' sum, in milliseconds. */
export async function traceTasks(browser, page, work) {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threads = new Map();
  for (const { name, pid, tid, args } of traceEvents) {
    if (name === 'thread_name') threads.set(`${pid} ${tid}`, args.name);
  }
  const tasks = new Map();
  for (const { name, pid, tid, tdur } of traceEvents) {
    if (tdur === undefined || !name.endsWith('RunTask')) continue;
    const thread = `${pid} ${tid}`;
    tasks.set(thread, [...(tasks.get(thread) ?? []), tdur / 1000]);
  }
  const sum = (list) => list.reduce((total, ms) => total + ms, 0);
  const named = (pattern) =>
    [...tasks].filter(([thread]) => pattern.test(threads.get(thread) ?? '')).map(([, own]) => own);
  const main = named(/CrRendererMain/).toSorted((left, right) => sum(right) - sum(left))[0] ?? [];
  return { tasks: main, main: sum(main), workers: sum(named(/DedicatedWorker/).map(sum)) };
}

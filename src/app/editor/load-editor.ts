let loading: Promise<typeof import('./monaco-editor.tsx')> | undefined;

/** The editor is the largest part of the studio; whoever may need it soon asks for it early. A failure is tried again. */
export function loadEditor(): Promise<typeof import('./monaco-editor.tsx')> {
  if (loading === undefined) {
    loading = import('./monaco-editor.tsx');
    loading.catch(() => {
      loading = undefined;
    });
  }
  return loading;
}

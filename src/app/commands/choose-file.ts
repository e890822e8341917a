/** Opens the browser's file dialog. */
export function chooseFile(onChosen: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,.jsonc,.yaml,.yml,.txt,application/json';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) onChosen(file);
  });
  input.click();
}

/** Long enough for a slow disk. */
const keptMs = 60_000;

/** Saves a file under this name, as the browser saves what is downloaded. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
};

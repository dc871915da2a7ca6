/** A button that reads a file of JSON. */
export const FileButton = ({ name, onText }: { name: string; onText(text: string): void }) => (
  <label className="button">
    {name}
    <input
      className="aloud"
      type="file"
      accept=".json"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        void file?.text().then(onText);
        // The same file, written anew meanwhile, can be chosen again.
        target.value = '';
      }}
    />
  </label>
);

import { useState } from 'react';
import { type JointPath, jointIn } from '../qa/recorded';

export const OpenTogether = ({ onOpen }: { onOpen(path: JointPath): void }) => {
  const [refused, setRefused] = useState(false);
  return (
    <p className="row">
      <label className="button">
        Abrir un camino de varios
        <input
          className="aloud"
          type="file"
          accept=".json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            void file?.text().then((text) => {
              const path = jointIn(text);
              setRefused(path === null);
              if (path !== null) onOpen(path);
            });
            // The same file, written anew meanwhile, can be chosen again.
            target.value = '';
          }}
        />
      </label>
      {refused && (
        <span role="alert">
          Ese archivo no es un camino de varios flujos: tráigalo como lo escribe `npm run charts -- --property`.
        </span>
      )}
    </p>
  );
};

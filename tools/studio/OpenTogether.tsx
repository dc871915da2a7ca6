import { useState } from 'react';
import { type JointPath, jointIn } from '../qa/recorded';
import { FileButton } from './FileButton';

export const OpenTogether = ({ onOpen }: { onOpen(path: JointPath): void }) => {
  const [refused, setRefused] = useState(false);
  return (
    <p className="row">
      <FileButton
        name="Abrir un camino de varios"
        onText={(text) => {
          const path = jointIn(text);
          setRefused(path === null);
          if (path !== null) onOpen(path);
        }}
      />
      {refused && (
        <span role="alert">
          Ese archivo no es un camino de varios flujos: tráigalo como lo escribe `npm run charts -- --property`.
        </span>
      )}
    </p>
  );
};

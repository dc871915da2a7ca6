import { Fragment } from 'react';
import type { Words } from '../../domain/rules/notices/linked-words';
import { PlaceLink } from './PlaceLink';

/** Renders a sentence of the server with its links. */
export const LinkedWords = ({ words }: { words: readonly Words[] }) => (
  <p dir="auto">
    {words.map(({ texto, enlace }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence keeps its order
      <Fragment key={at}>{enlace === null ? texto : <PlaceLink to={enlace}>{texto}</PlaceLink>}</Fragment>
    ))}
  </p>
);

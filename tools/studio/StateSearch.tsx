import { type KeyboardEvent, type RefObject, useState } from 'react';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  states: readonly string[];
  /** The states that match the text, and the selected one. */
  onFind(found: readonly string[], picked: string | undefined): void;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** States whose name begins with the text come before states that only contain it. */
const matching = (states: readonly string[], asked: string): string[] => {
  const begins = (name: string) => plain(name.slice(name.lastIndexOf('.') + 1)).startsWith(asked);
  const found = asked === '' ? [] : states.filter((name) => plain(name).includes(asked));
  return found.toSorted((one, other) => Number(begins(other)) - Number(begins(one)));
};

const said = (text: string, found: readonly string[], place: number): string => {
  if (text === '') return '';
  return found.length === 0 ? 'Ningún estado se llama así.' : `${place + 1} de ${found.length}: ${found[place]}`;
};

/** Finds states by a part of their name, one at a time. */
export const StateSearch = ({ field, states, onFind }: Props) => {
  const [{ text, place }, setAsked] = useState({ text: '', place: 0 });
  const foundFor = (asked: string) => matching(states, plain(asked.trim()));
  const found = foundFor(text);
  const look = (asked: string, at: number) => {
    const now = foundFor(asked);
    const next = now.length === 0 ? 0 : (at + now.length) % now.length;
    setAsked({ text: asked, place: next });
    onFind(now, now[next]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') look(text, place + (event.shiftKey ? -1 : 1));
    if (event.key === 'Escape') look('', 0);
  };
  return (
    <search className="search">
      <label>
        <span>Buscar estado</span>
        <input
          ref={field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-describedby="hallado"
          onChange={({ target }) => look(target.value, 0)}
          onKeyDown={onKeyDown}
        />
      </label>
      <output id="hallado" className="quiet">
        {said(text, found, place)}
      </output>
    </search>
  );
};

import { Fragment, type ReactNode } from 'react';
import { frame, link, links, list, name as nameStyle, state as stateStyle, title } from './Gallery.css';
import type { GalleryEntry } from './gallery-entry';

/** A component, because a state may use hooks. */
const State = ({ draw }: { draw: () => ReactNode }) => draw();

const Index = ({ entries, keep }: { entries: readonly GalleryEntry[]; keep: string }) => (
  <>
    <h1 className={title}>Muestrario</h1>
    <ul className={list}>
      {entries.map(({ name, alone = false, states }) => (
        <li key={name} className={links} data-entry={name} data-alone={alone}>
          <a className={link} href={`?entry=${name}${keep}`}>
            {name}
          </a>
          {Object.keys(states).map((state) => (
            <a
              key={state}
              className={link}
              data-state={state}
              href={`?entry=${name}&state=${encodeURIComponent(state)}${keep}`}
            >
              {state}
            </a>
          ))}
        </li>
      ))}
    </ul>
  </>
);

const Entry = ({ entry, only }: { entry: GalleryEntry; only: string | null }) => (
  <>
    <h1 className={title}>{entry.name}</h1>
    {Object.entries(entry.states).map(([state, draw]) =>
      only === null || only === state ? (
        <section key={state} className={stateStyle} aria-label={state}>
          <h2 className={nameStyle}>{state}</h2>
          <State draw={draw} />
        </section>
      ) : (
        <Fragment key={state} />
      ),
    )}
  </>
);

export const Gallery = ({ entries, asked }: { entries: readonly GalleryEntry[]; asked: URLSearchParams }) => {
  const entry = entries.find(({ name }) => name === asked.get('entry'));
  const theme = asked.get('theme');
  return (
    <main className={frame} tabIndex={-1}>
      {entry === undefined ? (
        <Index entries={entries} keep={theme === null ? '' : `&theme=${theme}`} />
      ) : (
        <Entry entry={entry} only={asked.get('state')} />
      )}
    </main>
  );
};

import type { Words } from '../../scripts/paths/flow-words';
import type { Driver } from './browser-driver';
import type { Act, Described, ForPeople, Start } from './described';

const bare = (label: string) => label.replace(/ \(.+\)$/, '');

const peopleOf = (said: Words['pasos'][string] | undefined): ForPeople => {
  const { accion, responde, socio, antes, soloAutomatica } = typeof said === 'string' ? { accion: said } : (said ?? {});
  return {
    ...(accion === undefined ? {} : { action: accion }),
    ...(responde === undefined ? {} : { answer: responde }),
    ...(socio === undefined ? {} : { member: socio }),
    ...(antes === undefined ? {} : { arrange: antes }),
    ...(soloAutomatica === undefined ? {} : { onlyTests: soloAutomatica }),
  };
};

/** A flow that is still told twice: how a browser does it, and in a file of words for people. */
export const fromDriverAndWords = (driver: Driver, words: Words): Described => {
  const { calls, failures, delays = {}, may, inProcess, passing } = driver;
  const waits = Object.keys(delays).map((name) => `tras ${name}`);
  const names = new Set([...Object.keys(words.pasos), ...Object.keys(driver.gestures), ...waits]);
  const acts: Record<string, Act> = {};
  for (const name of [...names].filter((label) => !label.startsWith('inicio'))) {
    const delay = delays[name.replace(/^tras /, '')];
    const gesture = driver.gestures[name] ?? driver.gestures[bare(name)];
    const people = peopleOf(words.pasos[name] ?? words.pasos[bare(name)]);
    if (gesture !== undefined) acts[name] = { gesture, ...people };
    else acts[name] = delay === undefined ? people : { gesture: (I) => I.pass(delay), ...people };
  }
  const starts: Record<string, Start> = {};
  for (const [name, arrival] of Object.entries(driver.starts))
    starts[name] = { arrival, ...peopleOf(words.pasos[name === '' ? 'inicio' : `inicio (${name})`]) };
  const { titulo, antes, espera, socio, verse, ademas } = words;
  const seen: Record<string, Described['seen'][string]> = {};
  for (const [state, sight] of Object.entries(driver.seen))
    seen[state] = (context) => ({
      ...sight(context),
      forPeople: verse[state] ?? '',
      besides: ademas?.(context, state) ?? '',
    });
  return {
    title: titulo,
    ...(antes === undefined ? {} : { before: antes }),
    ...(espera === undefined ? {} : { waiting: espera }),
    ...(socio === undefined ? {} : { member: socio }),
    calls,
    ...(failures === undefined ? {} : { failures }),
    starts,
    acts,
    ...(may === undefined ? {} : { may }),
    ...(inProcess === undefined ? {} : { inProcess }),
    ...(passing === undefined ? {} : { passing }),
    seen,
  };
};

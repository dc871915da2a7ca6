import { cpus, loadavg } from 'node:os';
import { startPhone } from './phone.mjs';
import { serveFloor } from './serve-floor.mjs';
import { servePortal } from './serve-portal.mjs';

const load = () => loadavg()[0];
/** Above it, others take their share of the processor, and not in turns. */
const quietLoad = 0.7;

/**
 * A page of the portal, the log-in unless told, and the log-in of the floor, in turns. The first visit of each proves that what is measured is
 * what it seems, and does not count.
 */
export const sideBySide = async (probe, rounds, path = '/login') => {
  const started = [];
  const begin = async (start) => {
    const one = await start();
    started.push(one);
    return one;
  };
  const before = load();
  try {
    const portal = await begin(servePortal);
    const floor = await begin(serveFloor);
    const phone = await begin(startPhone);
    console.log(`${cpus()[0].model}, ${cpus().length} núcleos · Node ${process.versions.node} · ${phone.version}`);
    const probes = [probe(phone, `${portal.address}${path}`), probe(phone, `${floor.address}/login`)];
    for (const { prove } of probes) await prove();
    const results = [];
    for (let round = 0; round < rounds; round += 1) {
      const [ofPortal, ofFloor] = [await probes[0].measure(), await probes[1].measure()];
      results.push({ portal: ofPortal, floor: ofFloor });
    }
    console.log(
      `${rounds} vueltas alternas · carga de la máquina ${before.toFixed(2)} al empezar, ${load().toFixed(2)} al acabar\n`,
    );
    if (before > quietLoad) console.log('La máquina está ocupada: valen los bytes y las cuentas, no los tiempos.\n');
    return results;
  } finally {
    for (const { stop } of started.reverse()) await stop();
  }
};

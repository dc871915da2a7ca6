import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vitals } from '../../domain/contract/vitals';
import { routeAt } from '../../domain/rules/access/routes';
import { vitalsPath } from '../../domain/rules/vitals-path';

/** Of what the portal loads by itself. Safari does not say how a load ended, and counts none. */
const failedLoads = (): number =>
  performance
    .getEntriesByType('resource')
    .filter(
      ({ name, responseStatus = 200 }: PerformanceEntry & { responseStatus?: number }) =>
        name.startsWith(`${location.origin}/assets/`) && (responseStatus === 0 || responseStatus >= 400),
    ).length;

/** Sends how this load went when it is first hidden: later figures would count one visitor several times. */
export const sendVitals = (): void => {
  const page = routeAt(location.pathname)?.name ?? 'otra';
  const measured: Partial<Record<Metric['name'], number>> = {};
  const note = ({ name, value }: Metric) => {
    measured[name] = value;
  };
  for (const observe of [onTTFB, onFCP, onLCP, onINP, onCLS]) observe(note);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const body = JSON.stringify({ page, ...measured, failedLoads: failedLoads() } satisfies Vitals);
    navigator.sendBeacon(vitalsPath, new Blob([body], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', send);
};

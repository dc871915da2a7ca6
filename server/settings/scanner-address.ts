import * as v from 'valibot';
import { address } from './environment';

export type ScannerAddress = { host: string; port: number } | { path: string };

/** tcp://127.0.0.1:3310, or unix:///run/clamav/clamd.ctl. */
export const scannerAddress = v.pipe(
  address('tcp:', 'unix:'),
  v.transform((text) => new URL(text)),
  v.check(({ protocol, hostname, pathname }) => (protocol === 'tcp:' ? hostname : pathname) !== '', 'está incompleta'),
  v.transform(
    ({ protocol, hostname, port, pathname }): ScannerAddress =>
      protocol === 'unix:' ? { path: decodeURIComponent(pathname) } : { host: hostname, port: Number(port || 3310) },
  ),
);

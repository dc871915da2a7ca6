import { expect, test } from 'vitest';
import { deviceTrust } from './device-trust';

const secure = (...devices: string[]) => devices.map((identificadorDispositivo) => ({ identificadorDispositivo }));

test('[DEVICE-02] a device is trusted if it is among the secure ones, however often; the others are counted', () => {
  expect([
    deviceTrust(secure('otro', 'este', 'este'), 'este'),
    deviceTrust(secure('otro', 'tercero'), 'este'),
    deviceTrust([], 'este'),
  ]).toEqual([
    { confiable: true, otros: 1 },
    { confiable: false, otros: 2 },
    { confiable: false, otros: 0 },
  ]);
});

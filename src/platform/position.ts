import type { Position } from '../../domain/rules/contact/nearest-places';

type Locator = Pick<Geolocation, 'getCurrentPosition'>;

/** Counted after the permission. */
const patienceMs = 15_000;
const freshMs = 600_000;

/** Reads the device's approximate position. The browser asks for permission first, unless it has an answer. */
export const readPosition = (
  locator: Locator | undefined = navigator.geolocation,
): Promise<Position | 'denegada' | 'sinPosicion'> =>
  new Promise((resolve) => {
    if (locator === undefined) return resolve('sinPosicion');
    locator.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitud: latitude, longitud: longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denegada' : 'sinPosicion'),
      { enableHighAccuracy: false, timeout: patienceMs, maximumAge: freshMs },
    );
  });

export type ReadPosition = typeof readPosition;

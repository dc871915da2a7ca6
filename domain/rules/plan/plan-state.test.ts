import { expect, test } from 'vitest';
import { planTone } from './plan-state';

test("[PLANTOK-02] 'SIN SERVICIO' in any spelling has a look of its own among plan states", () => {
  const states = ['SIN SERVICIO', ' sin  servicio ', 'Activo', 'SUSPENDIDO', 'EN TRASPASO', '', 'constructor'];
  expect(states.map(planTone)).toEqual(['error', 'error', 'exito', 'advertencia', 'neutral', 'neutral', 'neutral']);
});

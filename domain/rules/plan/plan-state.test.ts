import { expect, test } from 'vitest';
import { planTone } from './plan-state';

test("[PLANTOK-02] 'SIN SERVICIO' looks like no other state of a plan, however it is written", () => {
  const states = ['SIN SERVICIO', ' sin  servicio ', 'Activo', 'SUSPENDIDO', 'EN TRASPASO', '', 'constructor'];
  expect(states.map(planTone)).toEqual(['error', 'error', 'exito', 'advertencia', 'neutral', 'neutral', 'neutral']);
});

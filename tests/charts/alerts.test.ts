import { expect, test } from 'vitest';
import { demoAlerts } from '../../server/demo/menu';
import { sourceFiles } from '../house/source-files';

test('[API-27] the charts request the three custom alerts and the personal one, and the demo has texts for each', () => {
  const asked = sourceFiles(['machines'], /\.machine\.ts$/).flatMap(({ text }) =>
    [...text.matchAll(/query: \{[^}]*nombre: '([^']+)'/g)].map(([, name]) => name),
  );
  const said = demoAlerts.filter(({ idAfiliado }) => idAfiliado === '').map(({ nombre }) => nombre);
  const alerts = ['cobertura-consulta-nofound', 'limite-rango-fecha-solicitudes', 'prestador-consulta-nofound'];
  expect([[...new Set(asked)].toSorted(), said.toSorted()]).toEqual([
    [alerts[0], 'inicio', ...alerts.slice(1)],
    alerts,
  ]);
});

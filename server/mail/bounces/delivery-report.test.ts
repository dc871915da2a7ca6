import { expect, test } from 'vitest';
import { readDeliveryReport } from './delivery-report';

const report = (action: string, status: string) =>
  `Reporting-MTA: dns; correo.ejemplo.do\r\nX-Postfix-Queue-ID: 4D1\r\nArrival-Date: Tue, 3 Nov 2026 10:14:00 -0400\r\n\r\n` +
  `Final-Recipient: rfc822; ana@ejemplo.do\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; 550\r\n  no such user\r\n`;

test.each([
  ['failed', '5.1.1', 'permanent'],
  ['Failed', '5.1.10 (no such user)', 'permanent'],
  ['failed', '5.2.1', 'permanent'],
  ['failed', '5.0.0', 'permanent'],
  ['failed', '5.2.2', 'temporary'],
  ['failed', '5.7.1', 'temporary'],
  ['failed', '4.4.1', 'temporary'],
  ['failed', 'nothing', 'temporary'],
  ['delivered', '2.0.0', 'delivered'],
  ['delayed', '4.4.1', null],
  ['relayed', '2.0.0', null],
  ['expanded', '2.0.0', null],
])('%s %s is %s', (action, status, delivery) => {
  expect(readDeliveryReport(report(action, status))).toBe(delivery);
  expect(readDeliveryReport(report(action, status).replaceAll('\r\n', '\n'))).toBe(delivery);
});

test.each(['', 'Action: failed', 'Estoy de vacaciones hasta el lunes.\n\nSaludos', 'Action: failed\n\nStatus: 5.1.1'])(
  '%j is no report',
  (text) => {
    expect(readDeliveryReport(text)).toBeNull();
  },
);

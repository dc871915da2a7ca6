import type { Db, Queries } from '../db/db';
import type { FileScanner } from '../documents/file-scanner';
import type { PdfPrinter } from '../documents/pdf-printer';
import type { MailTransport } from '../mail/smtp';
import type { CardGateway } from '../payments/card-gateway';
import { inSpan, secondBounds, type Telemetry } from './telemetry';

const longestStatement = 400;

/** A span for each statement and transaction. Statements hold $1, $2 … in place of values. */
export const observeDb = (db: Db, { tracer, meter }: Telemetry): Db => {
  const duration = meter.createHistogram('db.client.operation.duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: secondBounds },
  });
  const timed = async <T>(operation: string, attributes: Record<string, string>, work: () => Promise<T>) => {
    const startedAt = performance.now();
    const failed = { is: true };
    try {
      const result = await inSpan(tracer, operation, attributes, work);
      failed.is = false;
      return result;
    } finally {
      duration.record((performance.now() - startedAt) / 1000, { operation, failed: failed.is });
    }
  };
  const query =
    (on: Queries): Queries['query'] =>
    (text, values) => {
      const operation = /^\s*([A-Z]{2,12})\b/.exec(text)?.[1] ?? 'other';
      return timed(operation, { 'db.query.text': text.replace(/\s+/g, ' ').slice(0, longestStatement) }, () =>
        on.query(text, values),
      );
    };
  return {
    ...db,
    query: query(db),
    tx: (work, limitMs) => timed('transaction', {}, () => db.tx((queries) => work({ query: query(queries) }), limitMs)),
  };
};

export const observeMail = (transport: MailTransport, { tracer, meter }: Telemetry): MailTransport => {
  const sent = meter.createCounter('mail.sent');
  return {
    ...transport,
    send: async (mail) => {
      let failed = true;
      try {
        const result = await inSpan(tracer, 'mail', {}, () => transport.send(mail));
        failed = false;
        return result;
      } finally {
        sent.add(1, { failed });
      }
    },
  };
};

export const observeGateway = (gateway: CardGateway, { tracer }: Telemetry): CardGateway => ({
  createSession: (order) => inSpan(tracer, 'gateway createSession', {}, () => gateway.createSession(order)),
  resultOf: (...session) => inSpan(tracer, 'gateway resultOf', {}, () => gateway.resultOf(...session)),
});

export const observePrinter = (printer: PdfPrinter, { tracer }: Telemetry): PdfPrinter => ({
  ...printer,
  print: (document, whose) => inSpan(tracer, 'document', {}, () => printer.print(document, whose)),
});

export const observeScanner = (scanner: FileScanner, { tracer, meter }: Telemetry): FileScanner => {
  const scanned = meter.createCounter('files.scanned');
  // An increase from nothing is none to Prometheus.
  for (const verdict of ['named', 'away']) scanned.add(0, { verdict });
  return {
    firstNamed: async (files, caller) => {
      let verdict = 'away';
      try {
        const named = await inSpan(tracer, 'scanner', {}, () => scanner.firstNamed(files, caller));
        verdict = named === null ? 'clean' : 'named';
        return named;
      } finally {
        scanned.add(1, { verdict });
      }
    },
  };
};

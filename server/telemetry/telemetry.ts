import { type Attributes, createNoopMeter, type Meter, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

/** Attributes and labels never hold a value that a member sent or reads: names of calls, kinds, codes and durations only. */
export interface Telemetry {
  tracer: Tracer;
  meter: Meter;
}

export const telemetryName = 'oficina-virtual';

/** Measures nothing. */
export const noTelemetry = (): Telemetry => ({ tracer: trace.getTracer(telemetryName), meter: createNoopMeter() });

/** For histograms of seconds, from a cached read to the slowest upload. */
export const secondBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

/** Runs `work` inside of a span. Of an error only its code is recorded, because messages may quote values. */
export const inSpan = <T>(tracer: Tracer, name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setAttribute('error.type', codeOf(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });

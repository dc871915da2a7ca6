import * as v from 'valibot';
import { address, type Environment, number, readVariable } from './environment';

export interface TelemetrySettings {
  metricsPort: number | undefined;
  metricsHost: string;
  /** Base address of an OTLP collector; the SDK reads its other OTEL_… variables. */
  otlpEndpoint: string | undefined;
}

export const readTelemetrySettings = (environment: Environment): TelemetrySettings => ({
  metricsPort: readVariable(environment, 'METRICS_PORT', v.optional(number(0, 65_535))),
  metricsHost: readVariable(environment, 'METRICS_HOST', v.optional(v.string(), '127.0.0.1')),
  otlpEndpoint: readVariable(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT', v.optional(address('http:', 'https:'))),
});

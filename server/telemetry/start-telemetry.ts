import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import { StartProblem } from '../settings/start-problem';
import type { TelemetrySettings } from '../settings/telemetry-settings';
import { startMessages } from '../texts/start-messages';
import { noTelemetry, type Telemetry, telemetryName } from './telemetry';

/** A collector that hangs holds up neither a request nor the end of the server. */
const exportLimitMs = 5_000;
const closeLimitMs = 2_000;

export interface StartedTelemetry extends Telemetry {
  close(): Promise<void>;
}

const listen = async (host: string, port: number): Promise<PrometheusExporter> => {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true });
  try {
    await exporter.startServer();
    return exporter;
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw new StartProblem(inUse ? startMessages.metricsPortInUse(port) : startMessages.cannotListen(error));
  }
};

/** @param spans where spans go in tests, in place of a collector */
export const startTelemetry = async (
  { metricsPort, metricsHost, otlpEndpoint }: TelemetrySettings,
  spans?: SpanExporter,
): Promise<StartedTelemetry> => {
  const resource = resourceFromAttributes({ 'service.name': telemetryName });
  const readers: IMetricReader[] = [];
  if (metricsPort !== undefined) readers.push(await listen(metricsHost, metricsPort));
  const base = otlpEndpoint?.replace(/\/$/, '');
  if (base !== undefined)
    readers.push(
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics`, timeoutMillis: exportLimitMs }),
        exportTimeoutMillis: exportLimitMs,
      }),
    );
  const meters = new MeterProvider({ resource, readers });
  const exporter =
    spans ??
    (base === undefined
      ? undefined
      : new OTLPTraceExporter({ url: `${base}/v1/traces`, timeoutMillis: exportLimitMs }));
  const tracers =
    exporter === undefined
      ? null
      : new NodeTracerProvider({
          resource,
          spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: exportLimitMs })],
        });
  // Also sets the context that the spans of one request share.
  tracers?.register();
  return {
    ...noTelemetry(),
    ...(tracers === null ? {} : { tracer: tracers.getTracer(telemetryName) }),
    meter: meters.getMeter(telemetryName),
    close: async () => {
      const ended = Promise.allSettled([meters.shutdown(), tracers?.shutdown()]);
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([ended, new Promise((resolve) => (timer = setTimeout(resolve, closeLimitMs)))]);
      clearTimeout(timer);
    },
  };
};

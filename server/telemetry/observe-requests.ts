import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { type Env, pathOf } from '../http/context';
import { secondBounds, type Telemetry } from './telemetry';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * A span and a duration for each request, named by its call. Written for this server, because @hono/otel records the
 * whole URL, and the contract has a password in one.
 *
 * @param fromBrowser continue the trace of the browser; otherwise visitors could not choose what is recorded
 */
export const observeRequests = ({ tracer, meter }: Telemetry, fromBrowser: boolean): MiddlewareHandler<Env> => {
  const duration = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: secondBounds },
  });
  return async (c, next) => {
    const startedAt = performance.now();
    const parent = fromBrowser ? propagation.extract(context.active(), c.req.header()) : context.active();
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
    try {
      await context.with(trace.setSpan(parent, span), next);
    } finally {
      const call = c.get('call') ?? (/^\/api(\/|$)/i.test(pathOf(c)) ? 'unknown' : 'page');
      const method = methods.includes(c.req.method) ? c.req.method : 'other';
      const { status } = c.res;
      const attributes = { call, 'http.request.method': method, 'http.response.status_code': status };
      span.updateName(`${method} ${call}`);
      span.setAttributes({ ...attributes, scope: c.get('scope') ?? 'none', 'request.id': c.get('requestId') });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      duration.record((performance.now() - startedAt) / 1000, attributes);
    }
  };
};

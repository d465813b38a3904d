import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { within } from '#lib/within.ts';
import { registerTracing, type StepOf, type Tracing } from '#lib/tracing.ts';

/*
 * Sends traces to an OpenTelemetry collector: a span for each request, each rendering, each question to the API and
 * each statement, one within the other. Next adds spans of its own once a provider is registered.
 *
 * Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set. The SDK reads OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES,
 * OTEL_TRACES_SAMPLER and OTEL_EXPORTER_OTLP_HEADERS from the environment, as its documentation says.
 */

const NAME = 'war-ledger';

/** Milliseconds that a collector has to accept the last spans. */
const PATIENCE = 1_000;

/**
 * Starts to send traces.
 * @param endpoint of a collector that takes OTLP over HTTP, such as http://127.0.0.1:4318
 * @returns a function that sends the remaining spans and stops
 */
export function startTracing(endpoint: string): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': NAME }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
  provider.register();
  registerTracing(spansOf(provider.getTracer(NAME)));
  return async () => {
    registerTracing(undefined);
    // Does not wait for a collector that is away.
    await within(
      PATIENCE,
      provider.shutdown().catch(() => undefined),
    );
    for (const part of [trace, context, propagation]) part.disable();
  };
}

function spansOf(tracer: Tracer): Tracing {
  return {
    step({ name, facts, caller, work }) {
      const within = caller ? propagation.extract(context.active(), caller) : context.active();
      const kind = caller ? SpanKind.SERVER : SpanKind.INTERNAL;
      return tracer.startActiveSpan(name, { kind, attributes: facts }, within, (span) => finish(span, work));
    },
  };
}

async function finish<Result>(span: Span, work: StepOf<Result>['work']): Promise<Result> {
  try {
    return await work((facts) => void span.setAttributes(facts));
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' });
    throw error;
  } finally {
    span.end();
  }
}

type Attributes = Record<string, string | number>

/** Tracing for the features. Without OTEL_EXPORTER_OTLP_ENDPOINT nothing is recorded. */
export type Tracing = {
  /**
   * Runs the work in a child span of the current trace, or in a new trace. Attributes must not contain personal data.
   */
  inSpan: <Result>(name: string, attributes: Attributes, work: () => Promise<Result>) => Promise<Result>
}

/** Records nothing. */
export const NO_TRACING: Tracing = { inSpan: (_name, _attributes, work) => work() }

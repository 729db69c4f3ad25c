type Attributes = Record<string, string | number>

/** What the features trace. Without OTEL_EXPORTER_OTLP_ENDPOINT nothing is kept. */
export type Tracing = {
  /** Runs the work as a part of the running trace, or as one of its own. Attributes never tell about a person. */
  inSpan: <Result>(name: string, attributes: Attributes, work: () => Promise<Result>) => Promise<Result>
}

/** Traces nothing. */
export const NO_TRACING: Tracing = { inSpan: (_name, _attributes, work) => work() }

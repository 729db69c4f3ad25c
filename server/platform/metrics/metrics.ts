type Labels = Record<string, string>

type Described = {
  /** Follows the naming rules of Prometheus: snake case, with the unit, and `_total` for counters. */
  name: string
  help: string
}

type Labelled = Described & { labels?: ReadonlyArray<string> }

/** Metrics of the features. Without METRICS_PORT nothing is recorded. */
export type Metrics = {
  /** A value read at each scrape. It is left out if reading fails. */
  gauge: (options: Described & { read: () => number | Promise<number> }) => void
  /** Returns a function that increments the counter by one or by the given amount. */
  counter: (options: Labelled) => (labels?: Labels, amount?: number) => void
  /** Returns a function that records a value in its bucket. */
  histogram: (
    options: Labelled & { buckets: ReadonlyArray<number> },
  ) => (value: number, labels?: Labels) => void
}

const ignore = () => {}

/** Records nothing. */
export const NO_METRICS: Metrics = { gauge: ignore, counter: () => ignore, histogram: () => ignore }

type Labels = Record<string, string>

type Described = {
  /** By the rules of Prometheus: snake case, with the unit, and `_total` for counters. */
  name: string
  help: string
}

type Labelled = Described & { labels?: ReadonlyArray<string> }

/** What the features measure. Without METRICS_PORT nothing of it is kept. */
export type Metrics = {
  /** A value that is read whenever the metrics are asked for. It is left out where reading fails. */
  gauge: (options: Described & { read: () => number | Promise<number> }) => void
  /** Returns a function that counts one more, or that many. */
  counter: (options: Labelled) => (labels?: Labels, amount?: number) => void
  /** Returns a function that counts a value in its bucket. */
  histogram: (
    options: Labelled & { buckets: ReadonlyArray<number> },
  ) => (value: number, labels?: Labels) => void
}

const ignore = () => {}

/** Measures nothing. */
export const NO_METRICS: Metrics = { gauge: ignore, counter: () => ignore, histogram: () => ignore }

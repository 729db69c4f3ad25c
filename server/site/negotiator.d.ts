// The published types lack the order of preference among equals, which browsers depend on.
declare module 'negotiator' {
  type Headers = Record<string, string | Array<string> | undefined>

  export default class Negotiator {
    constructor(request: { headers: Headers })
    encoding(available: Array<string>, options?: { preferred: Array<string> }): string | undefined
  }
}

/**
 * Writes the module and the types of the collections below root/.contentlayer, with a separate file for each of these
 * singletons. Rejects with an Error that carries the compiler's report.
 */
export declare function generatePackage(
  root: string,
  singletons: Array<{ type: string; id: string }>,
): Promise<void>

/** Compiles root/content with contentlayer2 alone, for comparison. Returns the number of documents. */
export declare function compileAlone(root: string): Promise<number>

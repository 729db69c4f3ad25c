/**
 * Writes the module and the types of the collections below root/.contentlayer, with a file of its own for each of these
 * documents that exist once. Rejects with an Error that carries the compiler's report.
 */
export declare function generatePackage(
  root: string,
  singletons: Array<{ type: string; id: string }>,
): Promise<void>

/** Compiles root/content by contentlayer2 alone, to compare. Returns how many documents there are. */
export declare function compileAlone(root: string): Promise<number>

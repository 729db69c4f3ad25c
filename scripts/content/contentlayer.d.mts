/**
 * Compiles root/content with contentlayer2 into root/.contentlayer, and returns the number of documents. Rejects with
 * the compiler's report if something is missing, incompatible or unknown.
 */
export declare function compileDocuments(root: string): Promise<number>

/** Runs the compiler once over root/content. Rejects with an Error that carries its report. */
export declare function generate(root: string): Promise<{ documents: number }>

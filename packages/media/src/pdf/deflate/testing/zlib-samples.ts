/** Drawing instructions as a table row after the other shows them; `PACKED` holds them. */
export const INSTRUCTIONS = Array.from(
  { length: 40 },
  (_, row) =>
    `BT /F1 9 Tf 1 0 0 1 ${50 + (row % 7) * 60} ${700 - row * 11} Tm (Row ${row} of ${(row * 37) % 1000}.${((row * 13) % 90) + 10}) Tj ET\n`,
).join('');

/** `INSTRUCTIONS` by zlib 1.2.13 at three levels, made with Python's `zlib.compress(text, level)`. */
const PACKED: Readonly<Record<1 | 6 | 9, string>> = {
  1: 'eAF91b1uVDEQhuGeq3AJzeD5td1GggtA5xpSIKGU3D4zQ+KhQKM00UrvnrW/J5uXZ3z9juOM53XgmP6DQ+dYc47n1/j84+23v/T2Oibg/DKen+Pb8+nlPw3iHLb9bd4jjIgXELfV8mrtW1FUS4Ctq4i9snUrjgoRQU6bHc/UbiaZyQajLmO/DhO9mWa2FZZ2mcSFsNzMIiMi2LvL4mHEt1pZ6QHErsrbR7rZzuwYkLRZXP/Em53ImBl4dVncv/pl3q1TCK8J2hohb3T9YySRyFxgrZJYQK2U+EH9c4oIrNZJTKBaTjChyEbYLZR4nJQTTCiKG7CFEiMoFxRMKaoK1EpBX0GppGBS0UPALZWcwc90Z0gsRge0xZIzzMKCqcXMwFotMYOc0oLJZU2G1XKJGWQXF0ouSyaclks8zkoLpZa1FmCrJWYQLS2UWjYKUKslZhApLf5X6Mq2InCrJWYQLi6+ZHR7g7ZcYgah4uK/endIwVouOYOb/JidkssxgtVyyRlmcaHkcs6B03LxGfiUFkotbIAtlliBd2Ghv1gYqLUSI/gXyT2c361fir8ZSGslRmAtLJxYUBZoiyVGYCksnFhwC1iLJUZgLiycWIgQVoslRmBf7GM8/wfh5yPdcFos8Tj/PrlZWqGjgK2VXGGWFWfqj2MmoNZKzECnrPhJo7MD0lqJGWgXFk4sMg201RIz0CotnFpEGOxy+QNZ+uWo',
  6: 'eJyF1T2KXEEMBODcp+jQm8it326lC94DmDnDBgazoa/vJzU8TWA0TLZMIej6pvb9MX584PDx+Bw45vXBoXOsOcfjz/j+6+vv9aevzzEB59t4/B4/H9/e/5NBnMO23yGMEC8gblPrSq19pyhSS4CtSxFfKVt3iiOFiCDexvyKqd0xyZhsMOpifD2Hid4xzdhWWNrFJB6E5Y5ZxIgI9u5icYz4Tq1MqQPiy9dHumM7Y25A8vL5J94xz9KYgder91cvIDhP2RO0NRIF6HoykkhkLrBWSTSgVkowmYgIrNZJVKBaTjChyEbYLZQ4J+UEE4riBmyhRAnKBQVTiqoCtVKiBaWSgklFnYBbKlkDlhVMLEYO2mLJGmZhwdRiZmCtlqhBvLRgclmTYbVcogbZxYXm+ZVP8JZLnLPSQqllrQXYb0qc06dNSS0bBajVEjWIlBZKLVsRuJ+Vqwbh4kLJZe8N2nKJGoSKCyUXJwVruWQNWFwoubgRrJZL1jCLCyUXdwdvuVzn2EsLpRY2wH5armu8CwsdLAzUWokSriGpaZ9n2ydIPy3XF1kLC+MZ9wXaYokSWAoL01l3AWuxRAnMT/+C+Mw7wmqxRAlMhYXlDPwGb7HEOSwrrGfgFbCfljg3ywrbWXgCaq1EDeRlhdcp3UH6ablqoF1YeJ+FN9BWS9RAq7Swn4VnsJvLP1n65ag=',
  9: 'eNqFlT2K3UAQBnOfYkJv0p7+704XvAcwOsMGBrOhr29pBtQvMGqUCYoHXaXvvR/jxweOHMfnwDHPB4fO4XOO48/4/uvr7/nq63NMwPk2jt/j5/Ht/T8M4hwWeUN4QexA/Ej5SXncFF2UC7A9UcQnZX5TfFGICJKPWJ6Y2o3JwiTA6Anj8xwmemO6sFBwfcLkOgjLjdmFERFEPGHXjxHflC9KExDb6yPdWCwsDUja80+8sVzSmIG9u79mBYJzy56gsxOg/tLIikSmg3FnQK0qwZWJiIBbp0C1OsEVigRCZONApTrBFYpiAFInQblCwVWKqgJpZ0GpSsGViiYBR6sBqxVcsRglKLYaZsWCqxYzA5NOg2TVgisXnwzunQaJyoXm/son5Gw0iFUttGpxd0DuNIi+bMqqJVCArNMgUrXQqiUUgbPTIFy50MolIkCp0yBUudDKJUnBtNWAlQutXNIIPFoNs3KhlUtmQmKjgbNqoVULG6B0FjgqFtqxMJB3Es4hqWmfe9snyOwksFYsjHvcHZQ7CSwVC9NedwGzTgLzy18Q73lH8OwkMFUsLHvgA5I6CVitsO6BV0BtLcxqhW0vPAFFp4GyWmHf0hMEOw0UFQvHXngDlU4DedXCuReewe5c/gFZ+uWo',
};

export const packedByZlib = (level: 1 | 6 | 9): Uint8Array =>
  Uint8Array.from(atob(PACKED[level]), (character) => character.charCodeAt(0));

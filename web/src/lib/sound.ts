/** Two soft notes; made here, so that nothing need be loaded. */
export function ring(): void {
  const audio = new AudioContext()
  for (const [k, pitch] of [523, 784].entries()) {
    const note = audio.createOscillator()
    const volume = audio.createGain()
    const from = audio.currentTime + k * 0.16
    note.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, from)
    volume.gain.exponentialRampToValueAtTime(0.12, from + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.5)
    note.connect(volume).connect(audio.destination)
    note.start(from)
    note.stop(from + 0.55)
  }
  window.setTimeout(() => void audio.close(), 1200)
}
